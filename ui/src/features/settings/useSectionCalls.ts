import { readSection, useKeepSectionMutation } from '../../entities/client/api'
import type { ClientSection } from '../../entities/client/model'
import type { SettingsNode } from '../../entities/configuration/codec'
import { useTellNotKept } from '../../shared/blocks/record-form/useTellNotKept'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Reads a section past every cache, and replaces it. */
export function useSectionCalls(of: ClientSection) {
  const tellNotKept = useTellNotKept()
  const dispatch = useAppDispatch()
  const [keepSection] = useKeepSectionMutation()
  const read = async () => dispatch(readSection.initiate(of, freshly)).unwrap()
  return {
    read,
    /** Sends the section; `lostOf` names what the server has with other values afterwards, and that is told. */
    keep: async (settings: SettingsNode, lostOf: (stored: SettingsNode) => readonly string[]) => {
      await keepSection({ ...of, settings }).unwrap()
      tellNotKept(lostOf(await read()))
    },
  }
}
