import { useSearchParams } from 'react-router-dom'
import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readSettings, useReadSettingsQuery } from '../../entities/configuration/api'
import type { SettingsNode } from '../../entities/configuration/codec'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { ReloadBanner } from '../../shared/blocks/settings-form/ReloadBanner'
import { SettingsForm } from '../../shared/blocks/settings-form/SettingsForm'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toSettings as settingsIn } from './settingsGroup'
import { pageOf, type PageId } from './settingsPages'
import { useKeepSettings } from './useKeepSettings'
import { useSettingSections } from './useSettingSections'

interface PageSettingsProps {
  page: PageId
}

/** The settings of a page in one form, even when several calls save them. */
export function PageSettings({ page }: PageSettingsProps) {
  const { t } = useTranslation('configuration')
  const urls = urlsOf(page)
  const { currentData: data, error, refetch } = useReadSettingsQuery(urls)
  return (
    <AsyncBoundary
      query={{ data, error, refetch }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('failed')}
    >
      {(nodes) => <Form page={page} nodes={nodes} />}
    </AsyncBoundary>
  )
}

/** The addresses that the groups of a page are read from; groups with the same address are read once. */
const urlsOf = (page: PageId) => [...new Set(pageOf(page).groups.map(({ call }) => call.read))]

interface FormProps extends PageSettingsProps {
  nodes: Readonly<Record<string, SettingsNode>>
}

function Form({ page, nodes }: FormProps) {
  const { t } = useTranslation('configuration')
  const dispatch = useAppDispatch()
  const { groups } = pageOf(page)
  const sections = useSettingSections(groups, nodes)
  const keep = useKeepSettings(groups)
  const [isStale, setStale] = useState(false)
  useAskedSetting()
  return (
    <>
      {isStale && <ReloadBanner />}
      <SettingsForm
        label={t(`page.${page}.title`)}
        sections={sections}
        values={settingsIn(groups, nodes)}
        read={async () =>
          settingsIn(groups, await dispatch(readSettings.initiate(urlsOf(page), freshly)).unwrap())
        }
        draftName={`configuration ${page}`}
        savedText={t('saved')}
        onSave={keep}
        onSaved={(changed) =>
          setStale(isStale || changed.some(({ effect }) => effect === 'reload'))
        }
      />
    </>
  )
}

/** Brings the setting of the address, `?setting=proxy:proxyRetentionTime`, into view and gives it the focus. */
function useAskedSetting() {
  const [params] = useSearchParams()
  const asked = params.get('setting')
  useEffect(() => {
    if (asked === null) return
    const row = document.getElementById(`setting-${asked}`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [asked])
}
