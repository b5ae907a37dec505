import { CircleCheck, CircleDashed, CircleMinus, Equal, Pencil } from 'lucide'
import { useTranslation } from 'react-i18next'
import { isMuchLonger, kitState, type KitState, type KitText } from '../../entities/locale/kitText'
import { fromUpstreamLocale, toLanguageTag } from '../../i18n/locale'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Badge, type BadgeLook } from '../../shared/ui/Badge'
import { TextArea } from '../../shared/ui/TextArea'
import { TextField } from '../../shared/ui/TextField'
import styles from './LocaleEditor.module.css'
import { fieldOf, type KitForm } from './useKitForm'

const LOOKS: Readonly<Record<KitState | 'changed', BadgeLook>> = {
  translated: { kind: 'success', icon: CircleCheck },
  same: { icon: Equal },
  missing: { kind: 'warning', icon: CircleDashed },
  none: { icon: CircleMinus },
  changed: { kind: 'info', icon: Pencil },
}

/** The length of a text, in characters, from which its field has several lines. */
const LONG = 80

const languageTag = (locale: string) => toLanguageTag(fromUpstreamLocale(locale))

interface KitRowProps {
  text: KitText
  locale: string
  form: KitForm
}

/**
 * A text with its key: the text in the default language, the field for the translation, and its state. The field has
 * the direction of its language.
 */
export function KitRow({ text: { key, base, text }, locale, form }: KitRowProps) {
  const { t } = useTranslation('localekit')
  const defaultLocale = useBootstrap().locales.default
  const id = fieldOf(key)
  const field = form.field(id)
  const now = { base, text: field.value ?? '' }
  const hint = isMuchLonger(now) ? t('longer') : now.text === '' && base !== '' && t('fallsBack')
  const Field = Math.max(base.length, text.length) > LONG ? TextArea : TextField
  const state = form.changed.includes(id) ? 'changed' : kitState(now)
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.base} lang={languageTag(defaultLocale)}>
          <bdi>{base}</bdi>
        </p>
        <p className={styles.key}>
          <bdi>{key}</bdi>
        </p>
      </div>
      <Field
        {...field}
        value={now.text}
        label={t('translationOf', { text: field.label, key })}
        hideLabel
        hint={hint || undefined}
        lang={languageTag(locale)}
      />
      <div>
        <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
      </div>
    </div>
  )
}
