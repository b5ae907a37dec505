import { RotateCw } from 'lucide'
import { directionOf } from '../../i18n/direction'
import { languageFor } from '../../i18n/languages'
import { withoutTexts } from '../../i18n/withoutTexts'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import styles from './StartupFailure.module.css'

/** Shown when the texts of the frame failed to load: a few words that need no file, and a button that reloads the page. */
export function TextsFailure({ locale }: { locale: string }) {
  const { reload } = useBrowserWindow()
  const language = languageFor(locale)
  const { failed, retry } = withoutTexts[language]
  return (
    <main className={styles.page} lang={language} dir={directionOf(language)}>
      <title>{failed}</title>
      <EmptyState
        art="failed"
        role="alert"
        level={1}
        title={failed}
        actions={
          <Button icon={RotateCw} onPress={reload}>
            {retry}
          </Button>
        }
      />
    </main>
  )
}
