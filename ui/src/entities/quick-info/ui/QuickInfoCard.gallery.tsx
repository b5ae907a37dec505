import type { GalleryPage } from '../../../gallery/galleryPage'
import { PORTRAIT } from '../../../gallery/portrait'
import type { Attribute } from '../../../shared/blocks/values/attribute'
import { QuickInfoCard } from './QuickInfoCard'

const fact = (key: string, ...texts: string[]): Attribute => ({
  key,
  label: key,
  dataType: 'String',
  lookupEntity: undefined,
  values: texts.map((text) => ({ raw: text, text })),
})

const PERSON = [
  fact('Title', 'Accounts Payable Specialist'),
  fact('Email', 'therrera@aldermoor.example'),
  fact('TelephoneNumber', '+47 22 40 11 07'),
  fact('Location', 'Oslo'),
  fact('Direct reports', 'Ingrid Solberg', 'Omar Haddad', 'Elif Kaya', 'Ivo Petrov'),
]

const ROLE = [
  fact(
    'Description',
    'Releases supplier payments up to NOK 2,000,000 after the clerk has entered them.',
  ),
  fact('Categories', 'Finance, Treasury'),
]

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff, Hubert'

const nothing = () => undefined

export const gallery: GalleryPage = {
  title: 'Quick info',
  specimens: [
    {
      name: 'A person',
      Show: () => (
        <QuickInfoCard
          kind="USER"
          name="Tomás Herrera"
          info={{ name: 'Tomás Herrera', photo: PORTRAIT, facts: PERSON }}
          onMore={nothing}
        />
      ),
    },
    {
      name: 'A long name without a photo',
      Show: () => (
        <QuickInfoCard
          kind="USER"
          name={LONG_NAME}
          info={{ name: LONG_NAME, facts: PERSON }}
          onMore={nothing}
        />
      ),
    },
    {
      name: 'A role',
      Show: () => (
        <QuickInfoCard
          kind="ROLE"
          name="Payment Approver"
          info={{ name: 'Payment Approver', facts: ROLE }}
          onMore={nothing}
        />
      ),
    },
    {
      name: 'A resource',
      Show: () => (
        <QuickInfoCard
          kind="RESOURCE"
          name="Contract archive"
          info={{ name: 'Contract archive', facts: ROLE }}
          onMore={nothing}
        />
      ),
    },
    {
      name: 'Loading',
      Show: () => (
        <QuickInfoCard kind="USER" name="Tomás Herrera" info={undefined} onMore={nothing} />
      ),
    },
    {
      name: 'Nothing known',
      Show: () => (
        <QuickInfoCard
          kind="ROLE"
          name="Payment Approver"
          info={{ name: 'Payment Approver', facts: [] }}
          onMore={nothing}
        />
      ),
    },
  ],
}
