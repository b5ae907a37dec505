import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client, SectionId } from '../../entities/client/model'
import { trustees } from '../../entities/client/settingCodec'
import type { SettingsNode } from '../../entities/configuration/codec'
import { TILE_KEYS } from '../../entities/dashboard/tiles'
import { usePageName } from '../../entities/navigation/usePageName'
import { useQuestion } from '../../shared/blocks/confirm/useQuestion'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { wayIn } from '../../entities/client/standing'
import { useReadStanding } from '../../entities/client/useReadStanding'
import { useSectionCalls } from './useSectionCalls'

/** Trustees by the key of a page or tile. */
export type Trustees = Readonly<Record<string, readonly PickerItem[]>>

/** The consequences that a person has to confirm before trustees are saved. */
export interface AccessQuestion {
  /** Names of pages or tiles that lose all trustees: everybody will see them. */
  emptied: readonly string[]
  isLockOut: boolean
}

export interface AccessFormOptions {
  client: Client
  section: 'access' | 'dashboardAccess'
  node: SettingsNode
}

/** The page key of the client settings: people without it cannot undo the change. */
const SETTINGS = 'settings'

const readTrustees = (node: SettingsNode): Trustees =>
  Object.fromEntries(Object.keys(node).map((key) => [key, trustees(key).read(node)]))

/** The form of the trustees of a client, with a field for each page or tile. */
export function useAccessForm(options: AccessFormOptions, onSaved: () => void) {
  const { client, section, node } = options
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const kinds = useFieldKinds()
  const nameOf = usePlaceName(section)
  const { read, keep } = useSectionCalls({ clientId: client.id, section })
  const { ask, ...question } = useQuestion<AccessQuestion>()
  const isLockOut = useIsLockOut(options)
  /** The section as it was loaded last: a save sends its other members back unchanged. */
  const latest = useRef(node)
  const form = useRecordForm<Trustees>({
    fields: Object.fromEntries(
      Object.keys(node).map((key) => [key, kinds.items({ label: nameOf(key) })]),
    ),
    stored: readTrustees(node),
    read: async () => {
      latest.current = await read()
      return readTrustees(latest.current)
    },
    draftName: `client ${client.id} ${section}`,
    onSave: async ({ changed, all }) => {
      const keys = Object.keys(changed)
      const emptied = keys.filter((key) => all[key]?.length === 0).map(nameOf)
      const asked = { emptied, isLockOut: await isLockOut(all[SETTINGS]) }
      if (emptied.length > 0 || asked.isLockOut) await ask(asked)
      const sent = keys.reduce(
        (section, key) => trustees(key).write(section, all[key] ?? []),
        latest.current,
      )
      await keep(sent, (stored) => keys.filter((key) => !isKept(key, sent, stored)).map(nameOf))
    },
    onSaved: () => {
      dispatch(showFeedback({ status: 200, text: t('saved') }))
      onSaved()
    },
  })
  return { form, question }
}

function isKept(key: string, sent: SettingsNode, stored: SettingsNode): boolean {
  const textOf = (node: SettingsNode) => JSON.stringify(trustees(key).read(node))
  return textOf(sent) === textOf(stored)
}

/** Whether the signed-in person uses this client and loses its settings page. Source: docs/assumptions.md A-553. */
function useIsLockOut({ client, section }: AccessFormOptions) {
  const { client: own, user } = useBootstrap()
  const readStanding = useReadStanding()
  return async (who: readonly PickerItem[] = []): Promise<boolean> => {
    if (section !== 'access' || client.id !== own.id || who.length === 0) return false
    return wayIn(who, await readStanding(user.dn)) === undefined
  }
}

/** The name of a page or a tile. */
function usePlaceName(section: SectionId) {
  const { t } = useTranslation('dashboard')
  const pageName = usePageName()
  return (key: string): string => {
    const tile = section === 'dashboardAccess' && TILE_KEYS.find((known) => known === key)
    return tile ? t(`tile.${tile}`) : pageName(key)
  }
}
