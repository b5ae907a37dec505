import { useTranslation } from 'react-i18next'
import { attributeOf, type User } from '../../entities/user/model'
import { Facts } from '../../shared/page/Facts'
import { SectionCard } from '../../shared/page/SectionCard'
import type { Attribute } from '../../shared/values/attribute'
import { AttributeValues } from '../../shared/values/AttributeValues'
import { renderPerson } from './PersonReference'
import { ReportingLine } from './ReportingLine'
import styles from './UserDetail.module.css'
import { UserIdentity } from './UserIdentity'

const GROUPS = ['primary', 'secondary', 'other'] as const

/** These stand beside the facts, as people. */
const MANAGER = 'manager'
const REPORTS = 'directReports'

/**
 * Who somebody is and what the directory knows about them.
 *
 * Source: SPEC 2 "Identity detail page (detailInfo/{dn})".
 */
export function UserDetail({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const manager = attributeOf(user, MANAGER)
  const reports = attributeOf(user, REPORTS)
  const sections = GROUPS.map((group) => ({ group, attributes: user[group].filter(isFact) }))
  return (
    <>
      <UserIdentity user={user} />
      <div className={styles.split}>
        <div className={styles.stack}>
          {sections.map(
            ({ group, attributes }) =>
              attributes.length > 0 && (
                <SectionCard key={group} title={t(`attributes.${group}`)}>
                  <Facts facts={attributes.map(toFact)} />
                </SectionCard>
              ),
          )}
        </div>
        {(manager ?? reports) && <ReportingLine manager={manager} reports={reports} />}
      </div>
    </>
  )
}

function isFact({ key }: Attribute): boolean {
  return key !== MANAGER && key !== REPORTS
}

function toFact(attribute: Attribute) {
  const { key, label } = attribute
  return {
    key,
    label,
    content: <AttributeValues attribute={attribute} place="page" renderPerson={renderPerson} />,
  }
}
