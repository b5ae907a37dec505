import { Star, StarOff, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText'
import type { SavedView } from '../listing/savedViews'
import type { SavedViews } from '../listing/useSavedViews'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { SaveView } from './SaveView'
import styles from './Views.module.css'

interface ViewsPanelProps {
  saved: SavedViews
  onOpen: () => void
}

/** Lists the saved views of a list, and can save the present one. */
export function ViewsPanel({ saved, onOpen }: ViewsPanelProps) {
  const { t } = useTranslation('dataTable')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>()
  const open = (search: string) => {
    saved.open(search)
    onOpen()
  }
  const [gone, setGone] = useState<SavedView>()
  const keep = async (change: Promise<unknown>) => {
    const error = await change
    setFailure(error)
    return error === undefined
  }
  const remove = async (view: SavedView) => {
    if (await keep(saved.remove(view))) setGone(view)
  }
  const bringBack = async (view: SavedView) => {
    if (await keep(saved.save(view))) setGone(undefined)
  }
  const defaultOf = (name: string) =>
    saved.views.some((view) => view.name === name && view.isDefault)
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
              onRemove={() => void remove(view)}
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
      <Gone view={gone} onUndo={(view) => void bringBack(view)} />
      <SaveView
        taken={saved.views.map(({ name }) => name)}
        onSave={(name) =>
          keep(saved.save({ name, search: saved.current, isDefault: defaultOf(name) }))
        }
      />
    </>
  )
}

interface GoneProps {
  view: SavedView | undefined
  onUndo: (view: SavedView) => void
}

/** The view that was deleted last, with a button to restore it while the panel is open. */
function Gone({ view, onUndo }: GoneProps) {
  const { t } = useTranslation(['dataTable', 'ui'])
  return (
    <div className={styles.gone} role="status">
      {view && (
        <>
          <span>{t('views.removed', { name: view.name })}</span>
          <Button variant="quiet" size="small" onPress={() => onUndo(view)}>
            {t('ui:undo.undo')}
          </Button>
        </>
      )}
    </div>
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
