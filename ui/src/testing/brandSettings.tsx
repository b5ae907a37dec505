import { BrandPreview } from '../shared/blocks/appearance/BrandPreview'
import { PRODUCT_COLOURS } from '../shared/blocks/appearance/brandProperties'
import type { Settings, SettingSection } from '../shared/blocks/settings-form/settingField'

function Preview({ entered }: { entered: Settings }) {
  const colour = (key: string) => (entered[key] as string | undefined) ?? ''
  return (
    <BrandPreview
      title="Identity Manager"
      colours={{
        barLeftColor: colour('barLeftColor'),
        barRightColor: colour('barRightColor'),
        titleColor: colour('titleColor'),
      }}
    />
  )
}

/** Settings with colors that have to be readable together, and a preview of them. */
export const brandSections: readonly SettingSection[] = [
  {
    id: 'bar',
    title: 'Bar',
    fields: [
      {
        key: 'titleColor',
        label: 'Title',
        kind: 'colour',
        ground: { key: 'barLeftColor', unset: PRODUCT_COLOURS.barLeftColor },
      },
      {
        key: 'barLeftColor',
        label: 'Left of the bar',
        hint: 'Under the title',
        kind: 'colour',
        text: 'titleColor',
      },
      { key: 'barRightColor', label: 'Right of the bar', kind: 'colour' },
    ],
    preview: (entered) => <Preview entered={entered} />,
  },
]
