/**
 * Roles: `condica_super` only bootstraps, `app_owner` owns and migrates, `app` serves and is bound by row-level security.
 */
import { Client } from 'pg';
import { StartError } from '../start-error';

export interface ConnectionSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface BootstrapArgs {
  readonly superuser: ConnectionSettings;
  readonly database: string;
  readonly ownerPassword: string;
  readonly appPassword: string;
}

/** Makes roles and database where they are missing, and sets the roles' passwords to the installation's. */
export async function bootstrapDatabase({
  superuser,
  database,
  ownerPassword,
  appPassword,
}: BootstrapArgs): Promise<void> {
  const client = new Client(superuser);
  await client.connect();
  try {
    await ensureRole(client, 'app_owner', ownerPassword);
    await ensureRole(client, 'app', appPassword);
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(database)} owner app_owner`);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, name: string, password: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = found.rowCount === 0 ? 'create' : 'alter';
  const role = client.escapeIdentifier(name);
  await client.query(`${verb} role ${role} login nosuperuser nobypassrls password ${client.escapeLiteral(password)}`);
}

/** Refuses to serve as a role that row-level security does not bind. */
export async function refuseUnboundRole(
  settings: { readonly connectionString: string } | ConnectionSettings,
): Promise<void> {
  const client = new Client(settings);
  await client.connect();
  try {
    const { rows } = await client.query<{ unbound: boolean }>(
      `select r.rolsuper or r.rolbypassrls or exists (
         select 1 from pg_class c where c.relname = 'company' and c.relowner = r.oid
       ) as unbound from pg_roles r where r.rolname = current_user`,
    );
    if (rows[0]?.unbound !== false) {
      throw new StartError(
        'DATABASE_URL folosește un rol pe care izolarea datelor nu îl leagă (superuser, BYPASSRLS sau proprietar). Dați un rol obișnuit în DATABASE_URL și proprietarul în DATABASE_OWNER_URL.',
      );
    }
  } finally {
    await client.end();
  }
}
