import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { atUpstream } from '../../../testing/addresses'
import type { FormDocument } from '../../../shared/blocks/workflow-form/formJson'
import { LookUpsContext } from '../../../shared/blocks/workflow-form/lookUpsContext'
import { WorkflowForm } from '../../../shared/blocks/scripted-form/WorkflowForm'
import { LookUpField } from './LookUpField'
import { LookUpNames } from './LookUpNames'
import { LookUpNamesReader } from './LookUpNamesReader'

const ANN = 'cn=ann,ou=users,o=data'
const BEN = 'cn=ben,ou=users,o=data'

const people = [
  { dn: ANN, entityDisplayValue: 'Ann Lee' },
  { dn: BEN, entityDisplayValue: 'Ben Ito' },
]

const form: FormDocument = {
  title: 'Workshop',
  components: [
    { type: 'dn_display', key: 'for', label: 'For', entityKey: 'user', defaultValue: ANN },
    {
      type: 'dynamic_entity',
      key: 'people',
      label: 'Who comes along',
      description: 'Three at most',
      entityKey: 'user',
      multiple: true,
      validate: { required: true },
    },
    {
      type: 'tree',
      key: 'site',
      label: 'Site',
      dataSrc: 'json',
      data: { json: { dn: 'eu', name: 'Europe', subContainers: [{ dn: 'osl', name: 'Oslo' }] } },
    },
  ],
}

const lookUps = { Field: LookUpField, Names: LookUpNames, NamesReader: LookUpNamesReader }
const sent = () => Promise.resolve()

const shown = (name: string, isReadOnly: boolean, values: Record<string, unknown>) => ({
  name,
  Show: () => (
    <LookUpsContext value={lookUps}>
      <WorkflowForm
        form={form}
        values={values}
        isReadOnly={isReadOnly}
        draftName={`gallery look-ups ${name}`}
        onSubmit={sent}
      />
    </LookUpsContext>
  ),
})

export const gallery: GalleryPage = {
  title: 'Fields that look something up',
  network: [
    http.get(atUpstream('access/entities/list'), ({ request }) => {
      const dn = new URL(request.url).searchParams.get('entityDN')
      const entityList = people.filter((each) => dn === null || each.dn === dn)
      return HttpResponse.json({ entityList, nextIndex: 0 })
    }),
  ],
  specimens: [
    shown('Nothing chosen', false, {}),
    shown('Selected', false, { people: [ANN, BEN], site: 'osl' }),
    shown('To be read', true, { people: [ANN, BEN, 'cn=gone,o=data'], site: 'osl' }),
  ],
}
