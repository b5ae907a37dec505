import type { FormValue } from '../workflow-form/formNode'

const MARK = 'kept:'

/** As Form.io keeps it. */
interface KeptFile {
  readonly [key: string]: FormValue
  /** `data:application/pdf;base64,…` */
  readonly url: string
}

/** What the files of a form hold: it stays with the console, and the sandbox gets a mark for it. */
export interface Contents {
  /** Replaces the contents of files in a value before the sandbox gets it. */
  withhold: (files: FormValue) => FormValue
  /** The way back; what the sandbox made up is left out. */
  restore: (files: FormValue) => FormValue
}

export function createContents(): Contents {
  const kept: string[] = []
  const markOf = (content: string) => {
    const index = kept.includes(content) ? kept.indexOf(content) : kept.push(content) - 1
    return `${MARK}${String(index)}`
  }
  const contentOf = (mark: string) => kept[Number(mark.slice(MARK.length))]
  return {
    withhold: (files) => filesOf(files).map((file) => ({ ...file, url: markOf(file.url) })),
    restore: (files) =>
      filesOf(files).flatMap((file) => {
        const url = contentOf(file.url)
        return url === undefined ? [] : [{ ...file, url }]
      }),
  }
}

function filesOf(value: FormValue): KeptFile[] {
  return Array.isArray(value) ? (value as FormValue[]).filter(isFile) : []
}

function isFile(value: FormValue): value is KeptFile {
  return (
    typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
  )
}
