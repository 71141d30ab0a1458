/**
 * Three roles: the superuser makes the other two and the database, and is not used again; `app_owner` owns and migrates;
 * `app` serves and is bound by row-level security.
 */
import pg from 'pg';
import { StartError } from '../process/start-error';
import { withClient } from './with-client';

export const APP_ROLE = 'app';
export const OWNER_ROLE = 'app_owner';
export const DATABASE_NAME = 'condica';
const OLDEST_VERSION = 150_000;

export interface RolePasswords {
  readonly owner: string;
  readonly app: string;
}

/** Makes roles and database where they are missing; needs the superuser. */
export async function ensureRoles(superuser: pg.ClientConfig, passwords: RolePasswords): Promise<void> {
  await withClient({ ...superuser, database: 'postgres' }, async (client) => {
    await ensureRole(client, OWNER_ROLE, passwords.owner);
    await ensureRole(client, APP_ROLE, passwords.app);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME} owner ${OWNER_ROLE}`);
  });
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role} login password ${pg.escapeLiteral(password)}`);
}

/** On a database of others the owner may be allowed to make the role that grants go to; else a person makes it. */
export async function ensureAppRole(owner: pg.ClientConfig): Promise<void> {
  await withClient(owner, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
    if (rowCount !== 0) return;
    try {
      await client.query(`create role ${APP_ROLE} nologin`);
    } catch (cause) {
      throw new StartError(
        'database-role',
        `Rolul «${APP_ROLE}» lipsește din PostgreSQL și nu a putut fi creat. Creați-l: CREATE ROLE ${APP_ROLE} NOLOGIN;`,
        { cause },
      );
    }
  });
}

interface ServingRole {
  readonly name: string;
  readonly rolsuper: boolean;
  readonly rolbypassrls: boolean;
  readonly owns: boolean;
  readonly serves: boolean;
  readonly version: number;
}

/** Refuses to serve with a role that row-level security does not bind, or that is not the serving one. */
export async function checkServingRole(app: pg.ClientConfig): Promise<void> {
  const role = await withClient(app, readServingRole);
  if (role.version < OLDEST_VERSION)
    throw new StartError('database-too-old', 'PostgreSQL este prea vechi: este nevoie de versiunea 15 sau mai nouă.');
  const privilege = role.rolsuper ? 'SUPERUSER' : role.rolbypassrls ? 'BYPASSRLS' : role.owns ? 'owner' : undefined;
  if (privilege !== undefined)
    throw new StartError(
      'database-role',
      `Rolul «${role.name}» din DATABASE_URL are drepturi de ${privilege}, deci politicile pe rânduri nu îl leagă. Dați în DATABASE_URL un rol obișnuit (CREATE ROLE condica_app LOGIN; GRANT ${APP_ROLE} TO condica_app), iar proprietarul bazei în DATABASE_OWNER_URL.`,
    );
  if (!role.serves)
    throw new StartError(
      'database-role',
      `Rolul «${role.name}» nu este membru al rolului «${APP_ROLE}». Rulați: GRANT ${APP_ROLE} TO ${pg.escapeIdentifier(role.name)};`,
    );
}

async function readServingRole(client: pg.Client): Promise<ServingRole> {
  const { rows } = await client.query<ServingRole>(
    `select current_user as name, r.rolsuper, r.rolbypassrls,
       exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and pg_has_role(r.oid, c.relowner, 'member'))
         or exists (select from pg_database where datname = current_database() and pg_has_role(r.oid, datdba, 'member'))
         as owns,
       exists (select from pg_roles where rolname = $1 and pg_has_role(r.oid, oid, 'member')) as serves,
       current_setting('server_version_num')::integer as version
     from pg_roles r where r.rolname = current_user`,
    [APP_ROLE],
  );
  const [role] = rows;
  if (role === undefined) throw new StartError('database-role', 'Rolul din DATABASE_URL nu există.');
  return role;
}
