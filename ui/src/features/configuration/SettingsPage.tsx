import type { ComponentType } from 'react'
import { PageSettings } from './PageSettings'
import { SettingsFrame } from './SettingsFrame'
import type { PageId } from './settingsPages'

/** A page with nothing but settings. */
export function settingsPageOf(page: PageId): ComponentType {
  return function SettingsPage() {
    return (
      <SettingsFrame page={page}>
        <PageSettings page={page} />
      </SettingsFrame>
    )
  }
}
