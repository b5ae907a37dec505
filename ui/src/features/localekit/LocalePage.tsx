import { Languages } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useListKitLocalesQuery, useReadKitTextsQuery } from '../../entities/locale/kitApi'
import { sideBySide, type KitLocale } from '../../entities/locale/kitText'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Glyph } from '../../shared/ui/Glyph'
import { LocaleEditor } from './LocaleEditor'
import { toLocaleKit } from './routes'

/** The texts of links and categories in one language, beside those in the default one. */
export function LocalePage() {
  const { t } = useTranslation('localekit')
  const { locale = '' } = useParams()
  const { data: locales, error, refetch } = useListKitLocalesQuery(undefined)
  const found = locales && (locales.find((each) => each.locale === locale) ?? null)
  return (
    <>
      <BackLink to={toLocaleKit()}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data: found, error, refetch }}
        failedTitle={t('listFailed')}
        dn={locale}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toLocaleKit(), text: t('toList') }}
      >
        {(kit) => <LocaleView key={kit.locale} kit={kit} />}
      </DetailBoundary>
    </>
  )
}

function LocaleView({ kit }: { kit: KitLocale }) {
  const { t } = useTranslation('localekit')
  usePageTitle(kit.name)
  const { data, error, refetch } = useTexts(kit.locale)
  return (
    <>
      <DetailHead sign={<Glyph of={Languages} tint="thing" />} name={kit.name} about={kit.locale} />
      <AsyncBoundary
        query={{ data, error, refetch }}
        skeleton={<DetailSkeleton />}
        failedTitle={t('textsFailed')}
      >
        {(texts) => <LocaleEditor kit={kit} texts={texts} />}
      </AsyncBoundary>
    </>
  )
}

function useTexts(locale: string) {
  const base = useReadKitTextsQuery(useBootstrap().locales.default)
  const own = useReadKitTextsQuery(locale)
  return {
    data: base.data && own.data && sideBySide(base.data, own.data),
    error: base.error ?? own.error,
    refetch: () => Promise.all([base, own].map(({ refetch }) => refetch())),
  }
}
