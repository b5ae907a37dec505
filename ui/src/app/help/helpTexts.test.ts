import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { languages } from '../../i18n/languages'
import { featureRoutes } from '../routes'
import { helpAnchor } from './helpAnchor'

interface Help {
  title: string
  contents: string
  introduction: string
  sections: Record<string, { title: string; text: string }>
}

const read = (language: string) =>
  JSON.parse(readFileSync(resolve('ui/help', `${language}.json`), 'utf8')) as Help

const english = read('en')
const sentences = (text: string) => text.split(/[.;。；؛!?](?: |$|(?=[^ ]))/).length - 1

/** Source: SPEC 2 "Top-level sections", and the pages below the configuration. */
const SECTIONS =
  'role resource delegation availability cprs sod configuration groups entities orgchart ' +
  'workflowmonitoring permissions history proxyassignments settings requests landing tasks teams ' +
  'dashboard globalDashboard users createUser editlanding manageusers editrequest localekit profile ' +
  'emailapproval taskHistory detailInfo configuration/caching configuration/logging ' +
  'configuration/auditing configuration/delegation configuration/proxy configuration/roleresource ' +
  'configuration/igConfiguration configuration/provisioning configuration/adminassignments ' +
  'configuration/workflowengine'

const addresses = [...SECTIONS.split(' '), ...featureRoutes.map(({ path }) => path)]
const anchors = [...new Set(addresses.map((address) => helpAnchor(`/${address}`)))]

describe.each(languages)('the help in %s', (language) => {
  const help = read(language)

  test.each(anchors)('has a text of %s', (anchor) => {
    const { title, text } = help.sections[anchor] ?? { title: '', text: '' }

    expect(title).not.toBe('')
    expect(sentences(text)).toBeGreaterThanOrEqual(3)
    if (language !== 'en') expect(text).not.toBe(english.sections[anchor]?.text)
  })

  test('has the sections of the English help, and no other', () => {
    expect(Object.keys(help.sections)).toEqual(Object.keys(english.sections))
    expect(Object.keys(english.sections).filter((anchor) => !anchors.includes(anchor))).toEqual([])
  })
})
