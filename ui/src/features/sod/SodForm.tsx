import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRulesOfRolesQuery, type SodRule } from '../../entities/sod/api'
import { chosenRoles, type RolePair, type SodFields } from '../../entities/sod/sodChange'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { NamedSection } from '../../shared/blocks/page/NamedSection'
import { Split } from '../../shared/blocks/page/Split'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { Banner } from '../../shared/ui/Banner'
import { Link } from '../../shared/ui/Link'
import { toSod } from './routes'
import { ExceptionsEditor } from './ExceptionsEditor'
import { RolePairEditor } from './RolePairEditor'
import { SodImpact } from './SodImpact'
import { useSodTexts } from './useSodFields'

interface SodFormProps {
  form: RecordFormState<SodFields>
  /** The name of the form for screen readers. */
  label: string
  /** The text of the save button. */
  saveText: string
  /** The number of people who have both roles, as stored; undefined when it is unknown. */
  both?: number | undefined
  /** Shown beside the fields. */
  children: ReactNode
}

/** The form of a constraint: two roles, exceptions and names. */
export function SodForm({ form, label, saveText, both, children }: SodFormProps) {
  const { t } = useTranslation('sods')
  const isChecked = form.attempts > 0
  return (
    <RecordForm form={form} label={label} saveText={saveText}>
      <SectionCard title={t('roles.title')}>
        <RolePairEditor {...form.field('roles')} both={both} />
        <Twin pair={form.now.roles} id={form.now.id} />
      </SectionCard>
      <Split
        beside={
          <>
            {children}
            <SodImpact before={form.before.roles} now={form.now} />
          </>
        }
      >
        <NamedSection name="approval">
          <SectionCard title={t('exceptions.title')}>
            <ExceptionsEditor {...form.field('exceptions')} isChecked={isChecked} />
          </SectionCard>
        </NamedSection>
        <NamedSection name="details">
          <SectionCard title={t('texts.title')}>
            <LocalizedTextEditor
              {...form.field('texts')}
              fields={useSodTexts()}
              isChecked={isChecked}
            />
          </SectionCard>
        </NamedSection>
      </Split>
    </RecordForm>
  )
}

/**
 * Warns before the save about a constraint with the same roles; the server refuses a second one.
 */
function Twin({ pair, id }: { pair: RolePair; id: string }) {
  const { t } = useTranslation('sods')
  const twin = useTwin(pair, id)
  if (!twin) return null
  return (
    <Banner kind="warning">
      {t('roles.twin')} <Link href={toSod(twin.id)}>{twin.name}</Link>
    </Banner>
  )
}

/** Another constraint between the same two roles, in any order; undefined when there is none, or while it loads. */
function useTwin(pair: RolePair, id: string): SodRule | undefined {
  const roles = chosenRoles(pair).map((role) => role.id)
  const { currentData = [] } = useListRulesOfRolesQuery(roles.length === 2 ? roles : skipToken)
  return currentData.find(
    (rule) => rule.id !== id && roles.every((role) => rule.roles.some((each) => each.id === role)),
  )
}
