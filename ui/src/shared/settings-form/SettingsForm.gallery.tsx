import type { GalleryPage } from '../../gallery/galleryPage'
import { settingSections, settingValues } from '../../testing/sampleSettings'
import { SettingsForm } from './SettingsForm'

const done = () => Promise.resolve()

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
          draftName="gallery settings"
          savedText="Logging settings updated successfully"
          onSave={done}
          onRestore={done}
          restoredText="Logging settings restored successfully"
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
          draftName="gallery new settings"
          savedText=""
          onSave={() => Promise.reject(new Error('refused'))}
        />
      ),
    },
  ],
}
