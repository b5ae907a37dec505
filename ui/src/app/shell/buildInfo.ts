import { useEffect, useState } from 'react'

/** The file that the build writes beside index.html. */
export interface BuildInfo {
  /** `CE 24.4` */
  release: string
  /** `4.10.0` */
  version: string
  /** ISO 8601. */
  date: string
  'revision.number': string
}

/** The file is read only once. */
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

/** The build information: `info` when it is loaded, `hasFailed` when loading failed. Source: SPEC 8 "Generic". */
export function useBuildInfo(): { info?: BuildInfo; hasFailed?: boolean } {
  const [state, setState] = useState<ReturnType<typeof useBuildInfo>>({})
  useEffect(() => {
    read().then(
      (info) => setState({ info }),
      () => setState({ hasFailed: true }),
    )
  }, [])
  return state
}
