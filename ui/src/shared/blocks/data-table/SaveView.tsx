import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import styles from './Views.module.css'

interface SaveViewProps {
  /** The existing names: the form asks before it replaces one. */
  taken: readonly string[]
  /** Saves the view; returns whether it was saved. */
  onSave: (name: string) => Promise<boolean>
}

/** Saves the present state of the list as a view with a name; the view is its address. */
export function SaveView({ taken, onSave }: SaveViewProps) {
  const { t } = useTranslation('dataTable')
  const [draft, setDraft] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [replaced, setReplaced] = useState<string>()
  const [said, setSaid] = useState('')
  const name = draft.trim()
  const isTaken = taken.includes(name)
  const isReplacing = isTaken && replaced === name
  const save = async () => {
    setIsMissing(name === '')
    if (name === '') return
    if (isTaken && !isReplacing) {
      setReplaced(name)
      return
    }
    if (!(await onSave(name))) return
    setReplaced(undefined)
    setSaid(t('views.saved', { name }))
    setDraft('')
  }
  return (
    <form
      className={styles.save}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('views.name')}
        error={isMissing ? t('views.nameMissing') : undefined}
        value={draft}
        onChange={(text) => {
          setDraft(text)
          setSaid('')
        }}
      />
      <div className={styles.buttons}>
        {'clipboard' in navigator && (
          <Button
            variant="quiet"
            size="small"
            onPress={() =>
              void navigator.clipboard
                .writeText(window.location.href)
                .then(() => setSaid(t('views.copied')))
            }
          >
            {t('views.copy')}
          </Button>
        )}
        <span role="status">{isReplacing ? t('views.exists', { name }) : said}</span>
        <Button variant="primary" size="small" type="submit">
          {isReplacing ? t('views.replace') : t('views.save')}
        </Button>
      </div>
    </form>
  )
}
