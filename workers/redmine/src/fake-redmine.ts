/** A stand-in for Redmine's REST API as its documentation describes it, for what a real one does not do on demand. */
import {
  type FakeAnswer,
  type FakeUpstream,
  type ReceivedRequest,
  startFakeUpstream,
} from '@sallyport/worker-sdk/testing';

export const API_KEY = 'c0ffee0123456789c0ffee0123456789c0ffee01';

type Route = FakeAnswer | ((request: ReceivedRequest) => FakeAnswer);

const person = (id: number, login: string, firstname: string, lastname: string) => ({ id, login, firstname, lastname });
const named = (id: number, name: string) => ({ id, name });

export function issueJson(id: number, more: Record<string, unknown> = {}) {
  return {
    id,
    subject: `Issue ${id}`,
    project: named(1, 'Harbour'),
    tracker: named(1, 'Bug'),
    status: { ...named(1, 'New'), is_closed: false },
    priority: named(2, 'Normal'),
    author: named(5, 'Ada Quay'),
    assigned_to: named(6, 'Ben Mole'),
    description: 'long',
    start_date: null,
    created_on: '2026-01-01T00:00:00Z',
    updated_on: '2026-01-02T00:00:00Z',
    custom_fields: [{ id: 1, name: 'Berth', value: '4' }],
    ...more,
  };
}

/** The lists behind the names; a test overrides or adds what it is about. Keys are `METHOD /path`. */
const ROUTES: Readonly<Record<string, Route>> = {
  'GET /projects.json': {
    json: {
      projects: [
        { id: 1, name: 'Harbour', identifier: 'harbour', description: 'Ships' },
        { id: 2, name: 'Annex', identifier: 'harbour-annex', parent: named(1, 'Harbour') },
      ],
      total_count: 2,
    },
  },
  'GET /trackers.json': { json: { trackers: [named(1, 'Bug'), named(2, 'Feature')] } },
  'GET /issue_statuses.json': {
    json: { issue_statuses: [named(1, 'New'), named(2, 'In Progress'), named(5, 'Closed')] },
  },
  'GET /enumerations/issue_priorities.json': { json: { issue_priorities: [named(2, 'Normal'), named(4, 'Urgent')] } },
  'GET /projects/1/issue_categories.json': { json: { issue_categories: [named(3, 'Cranes')], total_count: 1 } },
  'GET /users.json': {
    json: { users: [person(5, 'aquay', 'Ada', 'Quay'), person(6, 'bmole', 'Ben', 'Mole')], total_count: 2 },
  },
  'GET /projects/1/memberships.json': {
    json: {
      memberships: [
        { id: 1, user: named(5, 'Ada Quay') },
        { id: 2, user: named(6, 'Ben Mole') },
        { id: 3, group: named(9, 'Pilots') },
      ],
      total_count: 3,
    },
  },
  'GET /projects/2/memberships.json': {
    json: {
      memberships: [
        { id: 4, user: named(7, 'Cleo Pier') },
        { id: 5, user: named(5, 'Ada Quay') },
      ],
      total_count: 2,
    },
  },
  'GET /issues.json': { json: { issues: [issueJson(12)], total_count: 1, offset: 0, limit: 25 } },
  'GET /issues/12.json': { json: { issue: issueJson(12) } },
  'POST /issues.json': { status: 201, json: { issue: issueJson(13) } },
  'PUT /issues/12.json': { status: 204 },
  'GET /users/current.json': {
    json: {
      user: {
        ...person(5, 'aquay', 'Ada', 'Quay'),
        admin: false,
        mail: 'ada@harbour.example',
        created_on: '2026-01-01T00:00:00Z',
        api_key: API_KEY,
      },
    },
  },
};

/**
 * Answers 404 to what it does not know, and to a wrong key as a Redmine does that is open to the public: nothing to see.
 * `prefix` is a path it is installed under.
 */
export function startFakeRedmine(overrides: Readonly<Record<string, Route>> = {}, prefix = ''): Promise<FakeUpstream> {
  const routes = { ...ROUTES, ...overrides };
  return startFakeUpstream((request) => {
    const pathname = request.url.split('?', 1)[0] ?? '';
    if (request.headers['x-redmine-api-key'] !== API_KEY) {
      return pathname === `${prefix}/users/current.json`
        ? { status: 401 }
        : { json: { issues: [], projects: [], total_count: 0 } };
    }
    if (!pathname.startsWith(prefix)) return { status: 404 };
    const route = routes[`${request.method} ${pathname.slice(prefix.length)}`] ?? { status: 404 };
    return typeof route === 'function' ? route(request) : route;
  });
}
