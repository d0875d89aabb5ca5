# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
