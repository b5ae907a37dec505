import type { GalleryPage } from '../../../gallery/galleryPage'
import { brandSections } from '../../../testing/brandSettings'
import { kindSections, kindValues } from '../../../testing/sampleKinds'
import { settingSections, settingValues } from '../../../testing/sampleSettings'
import { fakeTab, group, groupsByPage } from '../entity-picker/fakeTab'
import type { SettingSection } from './settingField'
import { SettingsForm, type SettingsFormProps } from './SettingsForm'

const done = () => Promise.resolve()

const brand = { titleColor: '#ffffff', barLeftColor: '#15B7E8', barRightColor: '#0088CE' }

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

type Sample = Pick<SettingsFormProps, 'label' | 'sections' | 'values'> & Partial<SettingsFormProps>

/** A form whose save succeeds at once, without changes by others. */
function specimen(name: string, sample: Sample) {
  const Show = () => (
    <SettingsForm
      read={() => Promise.resolve(sample.values)}
      draftName={`gallery ${sample.label}`}
      savedText="Settings saved"
      onSave={done}
      {...sample}
    />
  )
  return { name, Show }
}

export const gallery: GalleryPage = {
  title: 'Settings form',
  specimens: [
    specimen('Every kind of setting; saving succeeds', {
      label: 'Logging',
      sections: settingSections,
      values: settingValues,
      onRestore: done,
      restoredText: 'Settings restored',
    }),
    specimen('Colours that cannot be read together, and what comes of them', {
      label: 'Branding',
      sections: brandSections,
      values: brand,
    }),
    specimen('Secrets, an order, words by language, and settings in layers', {
      label: 'Kinds',
      sections: kindSections,
      values: kindValues,
    }),
    specimen('A picture, and items of a picker', {
      label: 'Chosen',
      sections: chosenSections,
      values: chosen,
    }),
    specimen('Nothing is set yet; saving fails', {
      label: 'Logging of a new server',
      sections: settingSections,
      values: {},
      onSave: () => Promise.reject(new Error('refused')),
    }),
  ],
}
