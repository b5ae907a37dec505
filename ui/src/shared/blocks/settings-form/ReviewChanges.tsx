import { GitCompareArrows } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { EffectTag } from './EffectTag'
import styles from './ReviewChanges.module.css'
import type { SettingSection } from './settingField'
import type { SettingsFormState } from './useSettingsForm'

interface ReviewChangesProps {
  form: SettingsFormState
  sections: readonly SettingSection[]
}

/** A button, and the dialog with the changes to save: old value, new value, and when it takes effect. */
export function ReviewChanges({ form, sections }: ReviewChangesProps) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (form.changes.length === 0) return null
  return (
    <>
      <Button icon={GitCompareArrows} onPress={() => setOpen(true)}>
        {t('review.open')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={t('review.open')}
          onClose={close}
          actions={<Button onPress={close}>{t('review.close')}</Button>}
        >
          <ul className={styles.changes}>
            {form.changes.map(({ setting, was, now }) => (
              <li key={setting.key}>
                <strong>{setting.label}</strong>
                <span className={styles.values}>
                  <Value text={was} as="del" /> <Value text={now} as="ins" />
                </span>
                {setting.effect && (
                  <EffectTag effect={setting.effect} isAssumed={isAssumed(sections, setting.key)} />
                )}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

function Value({ text, as: Tag }: { text: string; as: 'del' | 'ins' }) {
  const { t } = useTranslation('forms')
  return (
    <Tag>
      <bdi>{text === '' ? t('conflict.nothing') : text}</bdi>
    </Tag>
  )
}

function isAssumed(sections: readonly SettingSection[], key: string): boolean {
  const section = sections.find(({ fields }) => fields.some((field) => field.key === key))
  return section?.isEffectAssumed ?? false
}
