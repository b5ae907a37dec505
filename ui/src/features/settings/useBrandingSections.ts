import { useTranslation } from 'react-i18next'
import { links, picture, texts, value } from '../../entities/client/settingCodec'
import { VENDOR_COLOURS, VENDOR_TITLES } from '../../shared/blocks/appearance/brandDefaults'
import { PRODUCT_COLOURS } from '../../shared/blocks/appearance/brandProperties'
import { isPhrases } from '../../shared/blocks/settings-form/settingValues'
import type { SettingValue } from '../../shared/blocks/settings-form/settingField'
import { firstProblem } from '../../shared/blocks/validation/problem'
import { serverAddress } from '../../shared/blocks/validation/text'
import type { ClientSettingSection } from './sectionValues'

const EFFECT = { effect: 'reload' } as const

type ColourKey = keyof typeof VENDOR_COLOURS

/** The eight keys of branding. Source: SPEC 3 "Client settings"; SPEC 9 "Branding defaults". */
export function useBrandingSections(): readonly ClientSettingSection[] {
  const { t } = useTranslation('settings')
  const colour = (key: ColourKey) => ({
    ...EFFECT,
    key,
    kind: 'colour' as const,
    label: t(`setting.${key}`),
    defaults: VENDOR_COLOURS[key].map((each) => ({ text: each, value: each })),
    codec: value(key),
  })
  return [
    {
      id: 'title',
      title: t('section.title'),
      fields: [
        {
          ...EFFECT,
          key: 'title',
          kind: 'phrases',
          label: t('setting.title'),
          texts: [{ key: 'title', label: t('setting.title') }],
          defaults: VENDOR_TITLES.map((text) => ({
            text,
            value: { title: [{ locale: 'en', text }] },
          })),
          codec: texts('title'),
        },
        {
          ...EFFECT,
          key: 'image',
          kind: 'picture',
          label: t('setting.image'),
          codec: picture('image'),
        },
        {
          ...EFFECT,
          key: 'imageLink',
          wireName: 'link',
          kind: 'text',
          type: 'url',
          rule: serverAddress,
          label: t('setting.imageLink'),
          hint: t('hint.imageLink'),
          codec: value('image', 'link'),
        },
      ],
    },
    {
      id: 'colors',
      title: t('section.colors'),
      fields: [
        { ...colour('barLeftColor'), text: 'titleColor' },
        colour('barRightColor'),
        {
          ...colour('titleColor'),
          ground: { key: 'barLeftColor', unset: PRODUCT_COLOURS.barLeftColor },
        },
      ],
    },
    {
      id: 'footer',
      title: t('section.footer'),
      fields: [
        {
          ...EFFECT,
          key: 'enableFooter',
          kind: 'switch',
          label: t('setting.enableFooter'),
          codec: value('enableFooter'),
        },
        {
          ...EFFECT,
          key: 'contactInfo',
          kind: 'phrases',
          label: t('setting.contactInfo'),
          texts: [{ key: 'contactInfo', label: t('setting.contactInfo') }],
          codec: texts('contactInfo'),
        },
        {
          ...EFFECT,
          key: 'footerLink',
          kind: 'phrases',
          label: t('setting.footerLink'),
          texts: [
            { key: 'label', label: t('linkText') },
            { key: 'link', label: t('linkAddress'), schema: serverAddress },
          ],
          check: wrongAddress,
          codec: links('footerLink'),
        },
      ],
    },
  ]
}

/** The problem of the first invalid address; undefined when all are valid. */
function wrongAddress(entered: SettingValue): string | undefined {
  const addresses = isPhrases(entered) ? (entered.link ?? []) : []
  return addresses.map(({ text }) => firstProblem(serverAddress, text)).find(Boolean)
}
