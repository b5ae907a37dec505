import { useTranslation } from 'react-i18next'
import { readSection, useKeepSectionMutation } from '../../entities/client/api'
import type { ClientSection } from '../../entities/client/model'
import type { SettingsNode } from '../../entities/configuration/codec'
import { freshly } from '../../shared/platform/api/read'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Reads a section past every cache, and replaces it. */
export function useSectionCalls(of: ClientSection) {
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const [keepSection] = useKeepSectionMutation()
  const read = async () => dispatch(readSection.initiate(of, freshly)).unwrap()
  return {
    read,
    /** Sends the section; `lostOf` names what the server has with other values afterwards, and that is told. */
    keep: async (settings: SettingsNode, lostOf: (stored: SettingsNode) => readonly string[]) => {
      await keepSection({ ...of, settings }).unwrap()
      const lost = lostOf(await read())
      if (lost.length === 0) return
      const text = t('notKept', { names: lost.join(', ') })
      dispatch(showFeedback({ status: 'warning', text, sticky: true }))
    },
  }
}
