import { useTranslation } from 'react-i18next'
import type { TeamDetail } from '../../entities/team/model'
import { LocalizedFacts } from '../../shared/blocks/localized-text/LocalizedFacts'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { TeamDomains } from './TeamDomains'
import { TeamParts } from './TeamParts'

/** The facts of a team: description, domains, names in other languages, managers and members. */
export function TeamAbout({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const facts = [
    { key: 'description', label: t('field.description'), content: team.description },
    { key: 'domains', label: t('field.domains'), content: <TeamDomains domains={team.domains} /> },
  ]
  return (
    <Split
      beside={
        <>
          <TeamParts team={team} part="managers" />
          <TeamParts team={team} part="members" />
        </>
      }
    >
      <SectionCard title={t('about.facts')}>
        <Facts facts={facts.filter(({ content }) => content !== '')} />
      </SectionCard>
      <SectionCard title={t('about.languages')}>
        <LocalizedFacts
          texts={{ name: team.names, description: team.descriptions }}
          none={t('about.none')}
        />
      </SectionCard>
    </Split>
  )
}
