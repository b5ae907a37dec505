import { useState } from 'react'
import * as v from 'valibot'
import { imageFile } from './imageFile'
import { useProblemText } from './useProblemText'

/** A chosen file becomes base64, if it will do. */
export function useImageFile(limitKb: number, onChange: (image: string) => void) {
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string>()
  const choose = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    const message = v.safeParse(imageFile(limitKb), file).issues?.[0].message
    setProblem(message)
    if (message === undefined) void readAsBase64(file).then(onChange)
  }
  const clear = () => {
    setProblem(undefined)
    onChange('')
  }
  return { problem: problemText(problem), choose, clear }
}

function readAsBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onloadend = () => {
      const { result, error } = reader
      if (typeof result === 'string') resolve(result.replace(/^.*,/, ''))
      else reject(error ?? new Error('the file cannot be read'))
    }
    reader.readAsDataURL(file)
  })
}
