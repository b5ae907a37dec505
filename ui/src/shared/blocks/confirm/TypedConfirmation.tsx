import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import { TextField } from '../../ui/TextField'

interface TypedConfirmationProps {
  verb: string
  value: string
  isDisabled: boolean
  onChange: (text: string) => void
  /** Enter. */
  onSubmit: () => void
}

/** A brake: what is about to be done has to be typed. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { verb, value, isDisabled, onChange, onSubmit } = props
  const { t } = useTranslation('confirm')
  const { intlLocale } = useLocale()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        label={t('type', { phrase: verb.toLocaleLowerCase(intlLocale) })}
        value={value}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </form>
  )
}
