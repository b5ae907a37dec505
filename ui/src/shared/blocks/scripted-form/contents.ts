import type { FormValue } from '../workflow-form/formNode'

const MARK = 'kept:'

/** A file in the shape of Form.io. */
interface KeptFile {
  readonly [key: string]: FormValue
  /** `data:application/pdf;base64,…` */
  readonly url: string
}

/** The contents of a form's files. They stay with the console; the sandbox gets marks in their place. */
export interface Contents {
  /** Replaces file contents in a value by marks, before the sandbox gets it. */
  withhold: (files: FormValue) => FormValue
  /** Replaces the marks by the contents; marks that the sandbox invented are removed. */
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
