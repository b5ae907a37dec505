import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SodFields } from '../../entities/sod/sodChange'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { ExceptionsEditor } from './ExceptionsEditor'
import { RolePairEditor } from './RolePairEditor'
import { useSodTexts } from './useSodFields'

interface SodFormProps {
  form: RecordFormState<SodFields>
  /** What readers call the form. */
  label: string
  /** What the button does. */
  saveText: string
  /** Beside the fields. */
  children: ReactNode
}

/** The form of a constraint: two roles, what happens to exceptions, names. */
export function SodForm({ form, label, saveText, children }: SodFormProps) {
  const { t } = useTranslation('sods')
  const isChecked = form.attempts > 0
  return (
    <RecordForm form={form} label={label} saveText={saveText}>
      <SectionCard title={t('roles.title')}>
        <RolePairEditor {...form.field('roles')} />
      </SectionCard>
      <Split beside={children}>
        <SectionCard title={t('exceptions.title')}>
          <ExceptionsEditor {...form.field('exceptions')} isChecked={isChecked} />
        </SectionCard>
        <SectionCard title={t('texts.title')}>
          <LocalizedTextEditor
            {...form.field('texts')}
            fields={useSodTexts()}
            isChecked={isChecked}
          />
        </SectionCard>
      </Split>
    </RecordForm>
  )
}
