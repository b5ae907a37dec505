import type { GalleryPage } from '../../../gallery/galleryPage'
import { brandSections } from '../../../testing/brandSettings'
import { kindSections, kindValues } from '../../../testing/sampleKinds'
import { settingSections, settingValues } from '../../../testing/sampleSettings'
import { fakeTab, group, groupsByPage } from '../entity-picker/fakeTab'
import type { Settings, SettingSection } from './settingField'
import { SettingsForm } from './SettingsForm'

const done = () => Promise.resolve()

const brand = { titleColor: '#ffffff', barLeftColor: '#15B7E8', barRightColor: '#0088CE' }

/** Nobody else changes anything. */
const readOf = (values: Settings) => () => Promise.resolve(values)

const chosen = { image: { data: '', fileName: '' }, approvers: [group('Treasury owners')] }

const chosenSections: readonly SettingSection[] = [
  {
    id: 'chosen',
    title: 'Logo and approvers',
    fields: [
      { key: 'image', label: 'Logo', kind: 'picture', effect: 'reload' },
      {
        key: 'approvers',
        label: 'Approvers',
        kind: 'items',
        isRequired: true,
        effect: 'now',
        tabs: [fakeTab(groupsByPage(12)).tab],
      },
    ],
  },
]

export const gallery: GalleryPage = {
  title: 'Settings form',
  specimens: [
    {
      name: 'Every kind of setting; saving succeeds',
      Show: () => (
        <SettingsForm
          label="Logging"
          sections={settingSections}
          values={settingValues}
          read={readOf(settingValues)}
          draftName="gallery settings"
          savedText="Logging settings updated successfully"
          onSave={done}
          onRestore={done}
          restoredText="Logging settings restored successfully"
        />
      ),
    },
    {
      name: 'Colours that cannot be read together, and what comes of them',
      Show: () => (
        <SettingsForm
          label="Branding"
          sections={brandSections}
          values={brand}
          read={readOf(brand)}
          draftName="gallery branding"
          savedText="Branding settings updated successfully"
          onSave={done}
        />
      ),
    },
    {
      name: 'Secrets, an order, words by language, and settings in layers',
      Show: () => (
        <SettingsForm
          label="Kinds"
          sections={kindSections}
          values={kindValues}
          read={readOf(kindValues)}
          draftName="gallery kinds"
          savedText="Settings saved"
          onSave={done}
        />
      ),
    },
    {
      name: 'A picture, and items of a picker',
      Show: () => (
        <SettingsForm
          label="Chosen"
          sections={chosenSections}
          values={chosen}
          read={readOf(chosen)}
          draftName="gallery chosen"
          savedText="Settings saved"
          onSave={done}
        />
      ),
    },
    {
      name: 'Nothing is set yet; saving fails',
      Show: () => (
        <SettingsForm
          label="Logging of a new server"
          sections={settingSections}
          values={{}}
          read={readOf({})}
          draftName="gallery new settings"
          savedText=""
          onSave={() => Promise.reject(new Error('refused'))}
        />
      ),
    },
  ],
}
