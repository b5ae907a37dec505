import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/TextField'

interface TypedConfirmationProps {
  phrase: string
  value: string
  isDisabled: boolean
  onChange: (text: string) => void
  /** Called when Enter is pressed in the field. */
  onSubmit: () => void
}

/** Asks to type a phrase before a deletion, so that nobody confirms it by habit. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { phrase, value, isDisabled, onChange, onSubmit } = props
  const { t } = useTranslation('confirm')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        label={t('type', { phrase })}
        value={value}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </form>
  )
}
