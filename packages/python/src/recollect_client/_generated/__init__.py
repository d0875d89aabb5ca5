# Generated from openapi.json by `npm run clients`. Do not edit.
