import { Star, StarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../api/useErrorText'
import type { SavedView } from '../listing/savedViews'
import type { SavedViews } from '../listing/useSavedViews'
import { Banner } from '../ui/Banner'
import { IconButton } from '../ui/IconButton'
import { SaveView } from './SaveView'
import styles from './Views.module.css'

interface ViewsPanelProps {
  saved: SavedViews
  onOpen: () => void
}

/** The saved views of a list; the present one can join them. */
export function ViewsPanel({ saved, onOpen }: ViewsPanelProps) {
  const { t } = useTranslation('dataTable')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>()
  const open = (search: string) => {
    saved.open(search)
    onOpen()
  }
  const keep = async (change: Promise<unknown>) => setFailure(await change)
  return (
    <>
      <ul className={styles.views}>
        <li>
          <ViewName name={t('views.all')} isShown={saved.current === ''} onOpen={() => open('')} />
        </li>
        {saved.views.map((view) => (
          <li key={view.name}>
            <ViewName
              name={view.name}
              isShown={view.search === saved.current}
              onOpen={() => open(view.search)}
            />
            <ViewActions
              view={view}
              onSave={(changed) => void keep(saved.save(changed))}
              onRemove={() => void keep(saved.remove(view))}
            />
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <div role="alert">
          <Banner kind="danger">
            {t('views.notKept')} {errorText(failure)}
          </Banner>
        </div>
      )}
      <SaveView
        onSave={(name) => keep(saved.save({ name, search: saved.current, isDefault: false }))}
      />
    </>
  )
}

interface ViewNameProps {
  name: string
  isShown: boolean
  onOpen: () => void
}

function ViewName({ name, isShown, onOpen }: ViewNameProps) {
  return (
    <button
      type="button"
      className={styles.name}
      aria-current={isShown || undefined}
      onClick={onOpen}
    >
      <bdi>{name}</bdi>
    </button>
  )
}

interface ViewActionsProps {
  view: SavedView
  onSave: (view: SavedView) => void
  onRemove: () => void
}

function ViewActions({ view, onSave, onRemove }: ViewActionsProps) {
  const { t } = useTranslation('dataTable')
  const { name, isDefault } = view
  return (
    <>
      {isDefault && <span className={styles.note}>{t('views.opensFirst')}</span>}
      <IconButton
        size="small"
        icon={isDefault ? StarOff : Star}
        label={isDefault ? t('views.noDefault', { name }) : t('views.makeDefault', { name })}
        onPress={() => onSave({ ...view, isDefault: !isDefault })}
      />
      <IconButton
        size="small"
        icon={Trash2}
        label={t('views.remove', { name })}
        onPress={onRemove}
      />
    </>
  )
}
