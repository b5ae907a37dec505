import { useState } from 'react'
import {
  useCompareSnapshotsMutation,
  usePlanRestorationMutation,
  useRestoreSettingsMutation,
  type Differences,
  type RestoredField,
  type Snapshot,
  type WantedField,
} from '../../../entities/settings-snapshot/api'

/** The files of a comparison; without a second one it is with the installation as it is now. */
export interface Files {
  first?: Snapshot | undefined
  second?: Snapshot | undefined
}

interface Comparison {
  files: Files
  differences?: Differences
  /** What a dry run, or the restoration, says of each selected field. */
  items?: readonly RestoredField[]
  isRestored?: boolean
}

/** Compares, tries and restores; a rejected promise is the answer of the gateway. */
export function useSnapshot() {
  const [state, setState] = useState<Comparison>({ files: {} })
  const [compareFiles] = useCompareSnapshotsMutation()
  const [plan] = usePlanRestorationMutation()
  const [restore] = useRestoreSettingsMutation()
  const { files } = state
  const compare = async (wanted: Files) => {
    setState({ files: wanted })
    const { first, second } = wanted
    if (!first) return
    const differences = await compareFiles({ first, second }).unwrap()
    setState({ files: wanted, differences })
  }
  return {
    ...state,
    compare,
    check: async (fields: readonly WantedField[]) => {
      if (!files.first) return
      const items = await plan({ snapshot: files.first, fields }).unwrap()
      setState((now) => ({ ...now, items, isRestored: false }))
    },
    /** Restores what the dry run says it can, unless somebody changed it since. */
    restore: async (fields: readonly WantedField[]) => {
      if (!files.first) return
      const items = await restore({ snapshot: files.first, fields }).unwrap()
      const differences = await compareFiles({ first: files.first }).unwrap()
      setState((now) => ({ ...now, items, isRestored: true, differences }))
    },
  }
}
