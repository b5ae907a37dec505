import { useTranslation } from 'react-i18next'
import { RoleLink } from '../../entities/role/ui/RoleLink'
import { useListViolatorsQuery } from '../../entities/sod/api'
import type { ExcludedRole, SodDetail } from '../../entities/sod/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { NamedSection } from '../../shared/blocks/page/NamedSection'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { toRole } from '../roles/routes'
import { RoleNote } from './RoleNote'
import { Apart } from './RolePairEditor'
import styles from './RolePair.module.css'
import { SodViolators } from './SodViolators'
import { useSodFields } from './useSodFields'

/** A constraint for people who cannot change it. */
export function SodFacts({ sod }: { sod: SodDetail }) {
  const { t } = useTranslation('sods')
  const { exceptions } = useSodFields()
  const [first, second] = sod.roles
  const both = useListViolatorsQuery(sod.id).data?.length
  return (
    <Stack>
      <SectionCard title={t('roles.title')}>
        <div className={styles.pair}>
          <PairedRole role={first} />
          <Apart both={both} />
          <PairedRole role={second} />
        </div>
      </SectionCard>
      <Split
        beside={
          <NamedSection name="violations">
            <SodViolators sod={sod} />
          </NamedSection>
        }
      >
        <SectionCard title={t('exceptions.title')}>
          <Facts
            facts={[
              {
                key: 'exceptions',
                label: t('exceptions.question'),
                content: exceptions.text(sod.exceptions),
              },
              {
                key: 'description',
                label: t('texts.description'),
                content: <span dir="auto">{sod.description}</span>,
              },
            ]}
          />
        </SectionCard>
      </Split>
    </Stack>
  )
}

function PairedRole({ role }: { role: ExcludedRole | undefined }) {
  return (
    <span className={styles.role}>
      {role && (
        <>
          <RoleLink id={role.id} name={role.name} href={toRole(role.id)} />
          <RoleNote id={role.id} level={role.level} />
        </>
      )}
    </span>
  )
}
