import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { attributeFacts } from '../../../shared/blocks/page/attributeFacts'
import { Facts } from '../../../shared/blocks/page/Facts'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Split } from '../../../shared/blocks/page/Split'
import type { Attribute } from '../../../shared/blocks/values/attribute'
import { personRenderer } from '../../quick-info/ui/personRenderer'
import { attributeOf, type User } from '../model'
import { ReportingLine } from './ReportingLine'

const GROUPS = ['primary', 'secondary', 'other'] as const

/** Attributes that are people: they stand beside the facts. */
const MANAGER = 'manager'
const REPORTS = 'directReports'

interface UserFactsProps {
  user: User
  /** The address of a person's page. */
  toPage: (dn: string) => string
  /** Further cards beside the facts. */
  children?: ReactNode
}

/** The attributes of a person, with their manager and reports. Source: SPEC 3 "User". */
export function UserFacts({ user, toPage, children }: UserFactsProps) {
  const { t } = useTranslation('users')
  const manager = attributeOf(user, MANAGER)
  const reports = attributeOf(user, REPORTS)
  const renderPerson = personRenderer(toPage)
  const sections = GROUPS.map((group) => ({ group, attributes: user[group].filter(isFact) }))
  return (
    <Split
      beside={
        (manager ?? reports ?? children) && (
          <>
            <ReportingLine manager={manager} reports={reports} toPage={toPage} />
            {children}
          </>
        )
      }
    >
      {sections.map(
        ({ group, attributes }) =>
          attributes.length > 0 && (
            <SectionCard key={group} title={t(`attributes.${group}`)}>
              <Facts facts={attributeFacts(attributes, renderPerson)} />
            </SectionCard>
          ),
      )}
    </Split>
  )
}

function isFact({ key }: Attribute): boolean {
  return key !== MANAGER && key !== REPORTS
}
