import { useTranslation } from 'react-i18next'
import { personRenderer } from '../../entities/quick-info/ui/personRenderer'
import type { User } from '../../entities/user/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Avatar } from '../../shared/ui/Avatar'
import type { Attribute } from '../../shared/blocks/values/attribute'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { toUser } from '../users/routes'
import styles from './IdentityPage.module.css'

const renderPerson = personRenderer(toUser)

/** Photo, name and the first attributes of a user; the other attributes are below, in two columns. */
export function Identity({ user }: { user: User }) {
  const { t } = useTranslation('users')
  return (
    <div className={styles.stack}>
      <section className={styles.card} aria-label={user.fullName}>
        <Avatar name={user.fullName} image={user.photo} size="xl" />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <bdi>{user.fullName}</bdi>
          </h2>
          <dl className={styles.primary}>
            {user.primary.map((attribute) => (
              <div key={attribute.key}>
                <dt>{attribute.label}</dt>
                <dd>
                  <Values attribute={attribute} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {(['secondary', 'other'] as const).map(
        (group) =>
          user[group].length > 0 && (
            <SectionCard key={group} title={t(`attributes.${group}`)}>
              <Facts facts={user[group].map(toFact)} />
            </SectionCard>
          ),
      )}
    </div>
  )
}

function toFact(attribute: Attribute) {
  const { key, label } = attribute
  return { key, label, content: <Values attribute={attribute} /> }
}

function Values({ attribute }: { attribute: Attribute }) {
  return <AttributeValues attribute={attribute} place="page" renderPerson={renderPerson} />
}
