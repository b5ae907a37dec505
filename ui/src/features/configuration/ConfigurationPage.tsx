import { useTranslation } from 'react-i18next'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { Stack } from '../../shared/blocks/page/Stack'
import { toWorkflows } from '../workflow-monitoring/routes'
import { CardState } from './CardState'
import styles from './ConfigurationPage.module.css'
import { toSettings } from './routes'
import frame from './SettingsFrame.module.css'
import { SettingsIndex } from './SettingsIndex'
import { settingsPages, type Caption, type SettingsPageEntry } from './settingsPages'

const captions = [...new Set(settingsPages.map(({ caption }) => caption))]

/** All pages of the configuration as cards with their state, and the search over all settings. */
export function ConfigurationPage() {
  const { t } = useTranslation('configuration')
  const { t: shell } = useTranslation()
  return (
    <>
      <div className={frame.head}>
        <h1>{shell('section.configuration')}</h1>
      </div>
      <div className={frame.frame}>
        <SettingsIndex />
        <Stack>
          <EngineBanner toEngine={toSettings('workflowengine')} toWorkflows={toWorkflows()} />
          {captions.map((caption) => (
            <section key={caption} aria-label={t(`caption.${caption}`)}>
              <h2 className={styles.caption}>{t(`caption.${caption}`)}</h2>
              <Cards caption={caption} />
            </section>
          ))}
        </Stack>
      </div>
    </>
  )
}

function Cards({ caption }: { caption: Caption }) {
  const isOpen = useIsOpenPath()
  return (
    <ul className={styles.cards}>
      {settingsPages
        .filter((page) => page.caption === caption && isOpen(toSettings(page.id)))
        .map((page) => (
          <Card key={page.id} page={page} />
        ))}
    </ul>
  )
}

function Card({ page: { id, icon } }: { page: SettingsPageEntry }) {
  const { t } = useTranslation('configuration')
  return (
    <li className={styles.card}>
      <span className={styles.sign}>
        <Icon of={icon} />
      </span>
      <div className={styles.words}>
        <Link href={toSettings(id)} className={styles.title}>
          {t(`page.${id}.title`)}
        </Link>
        <p>{t(`page.${id}.about`)}</p>
        <CardState page={id} />
      </div>
    </li>
  )
}
