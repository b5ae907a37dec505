import { useEffect } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { useAppDispatch } from '../../platform/store/hooks'
import { ChildFeedback } from './ChildFeedback'
import { showFeedback } from '../../platform/store/feedbackSlice'
import type { Outcome } from '../../platform/store/outcome'

type Said = Parameters<typeof showFeedback>[0]

function specimen(name: string, said: Said) {
  function Show() {
    const dispatch = useAppDispatch()
    useEffect(() => {
      dispatch(showFeedback({ ...said, id: name, place: name, sticky: true }))
    }, [dispatch])
    return <ChildFeedback place={name} />
  }
  return { name, Show }
}

const people = [
  'Aaliyah Brooks',
  'Anton Lindqvist',
  'Chidi Nwosu',
  'Elif Kaya',
  'Kenji Watanabe',
  'Mariana de Souza e Silva Figueiredo',
  'Omar Haddad',
].map((name) => ({ id: name, name }))

const mixed: Outcome = {
  success: false,
  succeeded: people,
  failed: [
    { id: '8', name: 'Ingrid Solberg', reason: 'is the manager of 8 people' },
    { id: 'cn=ipetrov,ou=payroll,ou=finance,ou=users,o=a-very-long-organisation-name' },
  ],
  sods: [
    {
      sodId: 's',
      sodName: 'Vendor and payment',
      perm1Name: 'Payment Approver',
      perm2Name: 'Vendor Master Editor',
    },
  ],
}

export const gallery: GalleryPage = {
  title: 'Feedback',
  specimens: [
    specimen('Success', { status: 200, text: 'User created successfully' }),
    specimen('Warning', {
      status: 'warning',
      text: 'Please reload the page to reflect the saved changes',
    }),
    specimen('Error', {
      status: -1,
      text: 'An error has occurred while processing your request. Please contact the administrator, or click the refresh button and try again',
    }),
    specimen('All of several done', {
      outcome: { success: true, succeeded: people.slice(0, 3), failed: [] },
      text: 'User(s) successfully deleted',
    }),
    specimen('Done, not done, in conflict', { outcome: mixed, text: 'User(s) failed to delete' }),
    specimen('A text without spaces', { status: -1, text: 'cn=auditors,'.repeat(16) }),
  ],
}
