import { useTranslation } from 'react-i18next'
import type { TeamDetail } from '../../entities/team/model'
import { useContentLocales } from '../../shared/blocks/localized-text/contentLocales'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import styles from './TeamAbout.module.css'
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
      <OtherLanguages team={team} />
    </Split>
  )
}

/** Name and description of the team in the other languages. */
function OtherLanguages({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const texts = { name: team.names, description: team.descriptions }
  const { locales } = useContentLocales(texts)
  const facts = locales
    .map(({ locale, name, tag }) => {
      const [called, described] = [textIn(texts.name, locale), textIn(texts.description, locale)]
      const content = (
        <span className={styles.texts}>
          <bdi lang={tag}>{called}</bdi>
          <bdi lang={tag} className={styles.described}>
            {described}
          </bdi>
        </span>
      )
      return { key: locale, label: name, content, isThere: called !== '' || described !== '' }
    })
    .filter(({ isThere }) => isThere)
  return (
    <SectionCard title={t('about.languages')}>
      <Facts facts={facts} />
    </SectionCard>
  )
}
