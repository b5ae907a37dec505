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

/** The files to compare; without `second`, `first` is compared with this installation. */
export interface Files {
  first?: Snapshot | undefined
  second?: Snapshot | undefined
}

interface Comparison {
  files: Files
  differences?: Differences
  /** The outcome of the dry run or of the restoration for each selected field. */
  items?: readonly RestoredField[]
  isRestored?: boolean
}

/** Compares snapshots, runs the dry run and restores. The promises reject with the answer of the gateway. */
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
    setState((now) => (now.files === wanted ? { files: wanted, differences } : now))
  }
  return {
    ...state,
    compare,
    check: async (fields: readonly WantedField[]) => {
      if (!files.first) return
      const items = await plan({ snapshot: files.first, fields }).unwrap()
      setState((now) => ({ ...now, items, isRestored: false }))
    },
    /** Restores the fields that the dry run allowed; a field that somebody changed since then is refused. */
    restore: async (fields: readonly WantedField[]) => {
      if (!files.first) return
      const items = await restore({ snapshot: files.first, fields }).unwrap()
      const differences = await compareFiles({ first: files.first }).unwrap()
      setState((now) => ({ ...now, items, isRestored: true, differences }))
    },
  }
}
