import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import styles from './Views.module.css'

/** Gives what the list shows a name; its link is the address. */
export function SaveView({ onSave }: { onSave: (name: string) => Promise<void> }) {
  const { t } = useTranslation('dataTable')
  const [draft, setDraft] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  return (
    <form
      className={styles.save}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const name = draft.trim()
        setIsMissing(name === '')
        if (name) void onSave(name)
      }}
    >
      <TextField
        label={t('views.name')}
        error={isMissing ? t('views.nameMissing') : undefined}
        value={draft}
        onChange={setDraft}
      />
      <div className={styles.buttons}>
        {'clipboard' in navigator && (
          <Button
            variant="quiet"
            size="small"
            onPress={() =>
              void navigator.clipboard.writeText(window.location.href).then(() => setIsCopied(true))
            }
          >
            {t('views.copy')}
          </Button>
        )}
        <span role="status">{isCopied && t('views.copied')}</span>
        <Button variant="primary" size="small" type="submit">
          {t('views.save')}
        </Button>
      </div>
    </form>
  )
}
