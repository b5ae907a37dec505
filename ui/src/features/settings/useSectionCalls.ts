import { readSection, useKeepSectionMutation } from '../../entities/client/api'
import type { ClientSection } from '../../entities/client/model'
import type { SettingsNode } from '../../entities/configuration/codec'
import { useTellNotKept } from '../../shared/blocks/record-form/useTellNotKept'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Reads and replaces a section; the read uses no cached value. */
export function useSectionCalls(of: ClientSection) {
  const tellNotKept = useTellNotKept()
  const dispatch = useAppDispatch()
  const [keepSection] = useKeepSectionMutation()
  const read = async () => dispatch(readSection.initiate(of, freshly)).unwrap()
  return {
    read,
    /** Sends the section and reads it again; `lostOf` names the settings that the server stored otherwise, for a message. */
    keep: async (settings: SettingsNode, lostOf: (stored: SettingsNode) => readonly string[]) => {
      await keepSection({ ...of, settings }).unwrap()
      tellNotKept(lostOf(await read()))
    },
  }
}
