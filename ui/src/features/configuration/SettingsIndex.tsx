import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { classNames } from '../../shared/ui/classNames'
import { Link } from '../../shared/ui/Link'
import { SearchField } from '../../shared/ui/SearchField'
import { toConfiguration, toSettings } from './routes'
import { ChangedCount, ChangedMark } from './ChangedMarks'
import styles from './SettingsIndex.module.css'
import { settingsPages, type Caption, type PageId } from './settingsPages'
import { useSettingSearch } from './useSettingSearch'

/** All pages of the configuration by caption, and the search over all settings. */
export function SettingsIndex({ page }: { page?: PageId }) {
  const { t } = useTranslation('configuration')
  const [search, setSearch] = useState('')
  const isOpen = useIsOpenPath()
  if (!isOpen(toConfiguration())) return null
  return (
    <nav className={styles.index} aria-label={t('index')}>
      <SearchField label={t('find')} placeholder={t('find')} value={search} onChange={setSearch} />
      {search.trim() === '' ? <Pages page={page} /> : <FoundSettings search={search} />}
    </nav>
  )
}

const captions = [...new Set(settingsPages.map(({ caption }) => caption))]

function Pages({ page }: { page: PageId | undefined }) {
  const { t } = useTranslation('configuration')
  return (
    <div className={classNames(styles.pages, page && styles.folded)}>
      <ul>
        <li>
          <Link href={toConfiguration()} aria-current={page ? undefined : 'page'}>
            {t('overview')}
          </Link>
        </li>
      </ul>
      {captions.map((caption) => (
        <CaptionPages key={caption} caption={caption} page={page} />
      ))}
    </div>
  )
}

function CaptionPages({ caption, page }: { caption: Caption; page: PageId | undefined }) {
  const { t } = useTranslation('configuration')
  const isOpen = useIsOpenPath()
  const pages = settingsPages.filter(
    (each) => each.caption === caption && isOpen(toSettings(each.id)),
  )
  return (
    <div>
      <p className={styles.caption}>{t(`caption.${caption}`)}</p>
      <ul>
        {pages.map(({ id }) => (
          <li key={id}>
            <Link href={toSettings(id)} aria-current={id === page ? 'page' : undefined}>
              {t(`page.${id}.title`)}
            </Link>
            {page === undefined && <ChangedCount page={id} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function FoundSettings({ search }: { search: string }) {
  const { t } = useTranslation('configuration')
  const found = useSettingSearch(search)
  return (
    <div>
      <p role="status" className={styles.caption}>
        {found.length > 0 ? t('found') : t('noneFound', { search: search.trim() })}
      </p>
      <ul>
        {found.map(({ page, setting, label }) => (
          <li key={`${page} ${setting?.id ?? ''}`}>
            <Link href={toSettings(page, setting?.id)} className={styles.found}>
              <span>{label}</span>
              {setting && <small>{t(`page.${page}.title`)}</small>}
            </Link>
            {setting && <ChangedMark {...setting} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
