import type { GalleryPage } from '../../../gallery/galleryPage'
import { rareFieldsForm } from '../../../testing/rareFieldsForm'
import {
  approvalForm,
  stayForm,
  travelForm,
  travellersForm,
  wizardForm,
} from '../../../testing/sampleForms'
import { WorkflowForm } from '../scripted-form/WorkflowForm'

const sent = () => Promise.resolve()
const refused = () => Promise.reject(new Error('refused'))

const filled = {
  purpose: 'A fair',
  budget: 1200.5,
  means: 'plane',
  whyPlane: 'There is a sea between',
  extras: ['hotel'],
  nights: 3,
  leaves: '2027-03-31T08:30:00Z',
  back: '03/04/2027',
  fellows: ['Ben Ito', 'Cleo Diaz'],
  isInsured: true,
  level: 'C',
}

const workshop = {
  begins: '08:30:00',
  topics: 'Safety,Tools',
  notes: 'Bring gloves',
  mood: { room: 'good' },
  venue: 'The old mill',
  costs: { Room: 200, Lunch: 120 },
  signed:
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='300'><path d='M150 200c90-240 90 60 30 60s90-150 150-60 60-60 120-60 0 120 90 60 90-60 180-30' fill='none' stroke='%231a2027' stroke-width='6'/></svg>",
  plan: [{ name: 'plan.pdf', size: 1024, url: 'data:application/pdf;base64,eA==' }],
}

export const gallery: GalleryPage = {
  title: 'Workflow form',
  specimens: [
    {
      name: 'Every type of field, nothing filled in',
      Show: () => <WorkflowForm form={travelForm} draftName="gallery travel" onSubmit={sent} />,
    },
    {
      name: 'Types that are seldom used',
      Show: () => (
        <WorkflowForm
          form={rareFieldsForm}
          values={workshop}
          draftName="gallery workshop"
          onSubmit={sent}
        />
      ),
    },
    {
      name: 'The same, to be read',
      Show: () => (
        <WorkflowForm
          form={rareFieldsForm}
          values={workshop}
          isReadOnly
          draftName="gallery workshop read"
          onSubmit={sent}
        />
      ),
    },
    {
      name: 'To be read',
      Show: () => (
        <WorkflowForm
          form={travelForm}
          values={filled}
          isReadOnly
          draftName="gallery read"
          onSubmit={sent}
        />
      ),
    },
    {
      name: 'A decision that the server refuses',
      Show: () => (
        <WorkflowForm form={approvalForm} draftName="gallery decision" onSubmit={refused} />
      ),
    },
    {
      name: 'Rows',
      Show: () => (
        <WorkflowForm
          form={travellersForm}
          values={{ travellers: [{ name: 'Ann Lee' }, { name: 'Ben Ito', isGuest: true }] }}
          draftName="gallery rows"
          onSubmit={sent}
        />
      ),
    },
    {
      name: 'What values have to be like, and words that say them',
      Show: () => (
        <WorkflowForm
          form={stayForm}
          values={{ site: 'Oslo', cities: ['c2', 'c17'], phone: '(555) 1', costs: 1200.5 }}
          draftName="gallery stay"
          onSubmit={sent}
        />
      ),
    },
    {
      name: 'Steps',
      Show: () => <WorkflowForm form={wizardForm} draftName="gallery steps" onSubmit={sent} />,
    },
    {
      name: 'Scripts of others and fields that the console does not know',
      Show: () => (
        <WorkflowForm
          form={{
            components: [{ type: 'recaptcha', key: 'robot', label: 'No robot' }],
            externalScripts: ['https://scripts.example/x.js'],
          }}
          draftName="gallery scripts"
          onSubmit={sent}
        />
      ),
    },
  ],
}
