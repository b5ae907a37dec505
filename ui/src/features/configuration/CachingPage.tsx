import { CacheList } from './CacheList'
import { PageSettings } from './PageSettings'
import { SettingsFrame } from './SettingsFrame'

/** Each cache with its limits, and the settings of all. */
export function CachingPage() {
  return (
    <SettingsFrame page="caching">
      <CacheList />
      <PageSettings page="caching" />
    </SettingsFrame>
  )
}
