import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../ui/RadioGroup'
import type { ApprovalEditorProps } from './ApprovalEditor'

const kinds = ['SERIAL', 'QUORUM', 'CUSTOM'] as const
const ofRevocation = [...kinds, 'SAME_AS_GRANT'] as const

type ApprovalKindsProps = Pick<
  ApprovalEditorProps,
  'value' | 'onChange' | 'offersSameAsGrant' | 'isDisabled'
>

/** Chooses the kind of approval; each kind has an explanation. */
export function ApprovalKinds(props: ApprovalKindsProps) {
  const { value, onChange, offersSameAsGrant, isDisabled } = props
  const { t } = useTranslation('approval')
  const offered = offersSameAsGrant ? ofRevocation : kinds
  return (
    <RadioGroup
      label={t('process')}
      hideLabel
      look="cards"
      isDisabled={isDisabled}
      options={offered.map((id) => ({
        id,
        text: t(`kind.${id}.name`),
        caption: t(`kind.${id}.caption`),
      }))}
      value={offered.find((id) => id === value.kind)}
      onChange={(kind) => onChange({ ...value, kind })}
    />
  )
}
