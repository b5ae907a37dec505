import { useState } from 'react'
import * as v from 'valibot'
import { imageFile } from './imageFile'
import { readAsDataUrl } from './readFile'
import { useProblemText } from './useProblemText'

/**
 * Checks a chosen image file and passes it on as base64; an invalid file gives a problem instead.
 */
export function useImageFile(limitKb: number, onChange: (image: string) => void) {
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string>()
  const choose = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    const message = v.safeParse(imageFile(limitKb), file).issues?.[0].message
    setProblem(message)
    if (message === undefined)
      void readAsDataUrl(file).then((url) => onChange(url.replace(/^.*,/, '')))
  }
  const clear = () => {
    setProblem(undefined)
    onChange('')
  }
  return { problem: problemText(problem), choose, clear }
}
