import { useEffect, useState } from 'react'

/** What the build wrote beside index.html. */
export interface BuildInfo {
  /** `CE 24.4` */
  release: string
  /** `4.10.0` */
  version: string
  /** ISO 8601. */
  date: string
  'revision.number': string
}

/** Kept once it is there. */
let reading: Promise<BuildInfo> | undefined

function read(): Promise<BuildInfo> {
  reading ??= fetch(new URL('build-info.json', document.baseURI))
    .then((answer) => answer.json() as Promise<BuildInfo>)
    .catch((error: unknown) => {
      reading = undefined
      throw error
    })
  return reading
}

/** Undefined until it is there; without it the label is missing and nothing else. */
export function useBuildInfo(): BuildInfo | undefined {
  const [info, setInfo] = useState<BuildInfo>()
  useEffect(() => {
    read().then(setInfo, () => undefined)
  }, [])
  return info
}
